import type { DeliveryError } from './DeliveryError.ts'
import type * as errors from './classes.ts'

type ClassesOf<M> = {
  [K in keyof M]: M[K] extends abstract new (...parameters: never[]) => infer E
    ? E extends DeliveryError
      ? E
      : never
    : never
}[keyof M]

/** Every error of this package, told apart by `name`; its fields are the values of its sentence. */
export type NamedDeliveryError = ClassesOf<Omit<typeof errors, 'DeliveryError'>>
