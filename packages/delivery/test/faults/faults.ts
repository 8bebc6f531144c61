import { type ChainFaultName, chainFaults } from '@slotdrop/testing'

/** `two keys` is no act, but who may send: anybody. */
export type FaultName = ChainFaultName | 'two keys'

export const faultNames: readonly FaultName[] = [
  // Sound: the names are those of the object.
  ...(Object.keys(chainFaults) as ChainFaultName[]),
  'two keys',
]

/** Those that may cost a transaction without anybody's mistake. */
export const costlyFaults: ReadonlySet<FaultName> = new Set(['operator changed', 'row begins to refuse', 'two keys'])
