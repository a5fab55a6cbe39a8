import Combine

struct NoClass: ObservableObject {}
// error@-1: non-class type 'NoClass' cannot conform to class protocol 'ObservableObject'
