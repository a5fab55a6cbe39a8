// On Apple's systems both are parts of Foundation; on Linux they are modules of their own.
@_exported public import FoundationNetworking
@_exported public import FoundationXML
