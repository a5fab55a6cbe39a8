// On Apple's systems, both are parts of Foundation; on Linux, they are separate modules.
@_exported public import FoundationNetworking
@_exported public import FoundationXML
