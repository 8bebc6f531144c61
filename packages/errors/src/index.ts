export { BaseError, type BaseErrorOptions, type Remedy } from './BaseError.ts'
export { causesOf } from './causesOf.ts'
export { isUserRejection } from './isUserRejection.ts'
