import type { Tone } from '../../components/Pill.tsx'
import type { ServiceStagesQuery } from './ServiceStages.generated.ts'

/** A drop with the sender service, as the list asks for it. */
export type ListedSending = NonNullable<ServiceStagesQuery['drops']['edges'][number]['node']['sending']>

/** Where a drop stands with the service, as one line of the list says it. */
type ServiceWord =
  | 'unnamed'
  | 'sending'
  | 'onRequest'
  | 'inDoubt'
  | 'paused'
  | 'waitsForGas'
  | 'waitsForGasMoney'
  | 'nodesRefuse'
  | 'waitsToOpen'
  | 'approvalMissing'
  | 'balanceShort'
  | 'listMissing'
  | 'refused'
  | 'blocked'
  | 'returning'
  | 'complete'
  | 'endedRefused'

/** See `ServiceWord`. */
export type ServiceLine = {
  readonly word: ServiceWord
  readonly tone: Tone
  /** Rows that the service left out. */
  readonly refusedRows: number
}

const waits = { FEE: 'waitsForGas', PURSE: 'waitsForGasMoney', OPENS: 'waitsToOpen', REFUSED: 'nodesRefuse' } as const

/** What stands in the way, by the name of the failure. */
const bars: Readonly<Record<string, ServiceWord>> = {
  ShortAllowanceError: 'approvalMissing',
  NotApprovedError: 'approvalMissing',
  ShortBalanceError: 'balanceShort',
  InsufficientFundsError: 'waitsForGasMoney',
  InsufficientCoinsError: 'waitsForGasMoney',
  ListUnavailableError: 'listMissing',
  NothingPayableError: 'refused',
}

const faults: ReadonlySet<ServiceWord> = new Set([
  ...([
    'waitsForGasMoney',
    'nodesRefuse',
    'approvalMissing',
    'balanceShort',
    'listMissing',
    'refused',
    'blocked',
  ] as const),
  'endedRefused',
])

function wordOf({ stage, end, waiting, problem, refusedRows, isInDoubt }: ListedSending): ServiceWord | undefined {
  if (end === 'COMPLETE' || stage === 'COMPLETE') return 'complete'
  switch (stage) {
    case 'OVER':
      return end === 'REFUSED' ? 'endedRefused' : undefined
    case 'RETURNING':
      return 'returning'
    case 'BLOCKED':
      return (problem && bars[problem.name]) ?? 'blocked'
    case 'WAITING':
      return waiting ? waits[waiting.reason] : 'sending'
    case 'PAUSED':
      return 'paused'
    case 'UNNAMED':
      return 'unnamed'
    case 'SENDING':
    case 'ON_REQUEST':
      if (isInDoubt) return 'inDoubt'
      if (refusedRows > 0) return 'refused'
      return stage === 'SENDING' ? 'sending' : 'onRequest'
    default:
      return stage satisfies never
  }
}

/** What a line says of a drop; undefined of one that the service is done with, unpaid: that one is like any other. */
export function serviceLineOf(sending: ListedSending): ServiceLine | undefined {
  const word = wordOf(sending)
  if (!word) return undefined
  const tone = word === 'complete' ? 'settled' : word === 'unnamed' ? 'idle' : faults.has(word) ? 'fault' : 'flight'
  return { word, tone, refusedRows: sending.refusedRows }
}

/** Whether something may change by itself. */
export function isUnderWay({ stage }: Pick<ListedSending, 'stage'>): boolean {
  return stage !== 'OVER'
}
