import type * as errors from './errors.ts'
import type { DropsError } from './errors.ts'

type ClassesOf<M> = {
  [K in keyof M]: M[K] extends abstract new (...parameters: never[]) => infer E
    ? E extends DropsError
      ? E
      : never
    : never
}[keyof M]

/** Every error of this package, told apart by `name`; its fields are what its sentence tells. */
export type NamedDropsError = ClassesOf<Omit<typeof errors, 'DropsError'>>
