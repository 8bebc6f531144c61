export { type AccountDrop, accountDropsQuery } from './accountDropsQuery.ts'
export { toSenderDrop } from './toSenderDrop.ts'
