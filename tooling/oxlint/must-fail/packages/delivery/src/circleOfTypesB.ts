import type { A } from './circleOfTypesA.ts'

export type B = A | number
