export { chosenOthers, countOthers, shareOf } from './countOthers.ts'
export {
  fetchOthers,
  noOpenDrops,
  type OpenDrops,
  openDropsKey,
  openDropsQuery,
  type OpenDropsParameters,
  registeredKey,
} from './openDropsQuery.ts'
