export { cardSize, type DropCard, drawDropCard, toDropCard, writeCardPage } from './dropCard.ts'
export { keepDrawn } from './keepDrawn.ts'
