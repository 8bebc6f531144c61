import { toPlainName } from '@slotdrop/messages/format'
import type { RecipientDecision } from '../../device/recipientDecisions.ts'
import { useText } from '../../i18n/index.ts'
import { messages } from './messages.generated.ts'
import { useChainName } from '../useChain.ts'

const kindTexts = {
  sanctioned: 'decisionSanctioned',
  pool: 'decisionPool',
  bridge: 'decisionBridge',
  nft: 'decisionNft',
  token: 'decisionToken',
} as const

function isPlainKind(kind: string): kind is keyof typeof kindTexts {
  return Object.hasOwn(kindTexts, kind)
}

/** Names the recipients that a decision is about. */
export function useDecisionKind(): (decision: Pick<RecipientDecision, 'kind' | 'label' | 'chainId'>) => string {
  const t = useText(messages)
  const chainName = useChainName()
  return ({ kind, label, chainId }) => {
    if (kind === 'elsewhere' && chainId !== undefined) return t('decisionElsewhere', { chain: chainName(chainId) })
    if (kind === 'labelled' && label !== undefined) return t('decisionLabelled', { label: toPlainName(label, 80) })
    return t(isPlainKind(kind) ? kindTexts[kind] : 'decisionOther')
  }
}
