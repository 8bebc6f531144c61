import type { B } from './circleOfTypesB.ts'

export type A = B | string
