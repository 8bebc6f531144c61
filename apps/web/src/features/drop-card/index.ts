export { cardSize, type DropCard, drawDropCard, toDropCard, writeCardPage } from './dropCard.ts'
