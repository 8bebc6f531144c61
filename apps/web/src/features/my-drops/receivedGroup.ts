import type { Received } from '../../workers/dropProtocol.ts'

/** Which of the page's parts a row belongs to. */
export type ReceivedGroup = 'claimable' | 'waiting' | 'undeliverable' | 'received' | 'unknown'

export function groupOf({ status, history }: Received): ReceivedGroup {
  if (!status) return 'unknown'
  switch (status.kind) {
    case 'paid':
      return 'received'
    case 'claimable':
      return 'claimable'
    case 'waiting':
    case 'waiting-for-coins':
      return history.kind === 'failed' ? 'undeliverable' : 'waiting'
    case 'not-open-yet':
      return 'waiting'
    case 'closed':
    case 'cancelled':
    case 'unfunded':
    case 'refused':
      return 'undeliverable'
  }
}
