import { getChainName } from '@slotdrop/chains/names'
import { listOf, type Sentence, sentence } from '@slotdrop/messages'
import * as messages from '../messages.generated.ts'
import type { RecipientFinding } from './checkRecipients.ts'

const contractMessages = {
  safe: messages.recipientsSafe,
  pool: messages.recipientsPool,
  bridge: messages.recipientsBridge,
  nft: messages.recipientsNft,
  token: messages.recipientsToken,
  other: messages.recipientsOther,
} as const

/**
 * What was found about recipients of a drop on the chain `chainId`, as one or two sentences.
 *
 * @param findName finds the name of a chain. Default: of the chains that this package knows
 */
export function recipientSentence(
  finding: RecipientFinding,
  chainId: number,
  findName: (chainId: number) => string | undefined = getChainName,
): Sentence {
  const nameOf = (id: number) => findName(id) ?? sentence(messages.chainById, { chainId: `${id}` })
  const count = finding.rows.length
  const here = nameOf(chainId)
  switch (finding.kind) {
    case 'elsewhere': {
      const there = nameOf(finding.chainId)
      const safes = finding.contracts.filter(({ safe }) => safe?.canCreate).length
      return safes === 0
        ? sentence(messages.recipientsElsewhere, { count, there, here })
        : sentence(messages.recipientsElsewhereSafes, { count, there, here, safes })
    }
    case 'sanctioned':
      return sentence(messages.recipientsSanctioned, { count, here, block: `${finding.blockNumber}` })
    case 'labelled':
      return sentence(messages.recipientsLabelled, { count, label: finding.label })
    case 'contract':
      return finding.type === undefined
        ? sentence(messages.recipientsContract, { count, here })
        : sentence(contractMessages[finding.type], { count, here })
    case 'same-owners':
      return sentence(messages.recipientsSameOwners, {
        count,
        groups: finding.groups.length,
        unread: finding.unread,
      })
    case 'delegated':
      return sentence(messages.recipientsDelegated, { count })
    case 'first-payment':
      return sentence(messages.recipientsFirstPayment, { count, all: finding.all, here })
    case 'payments-unread':
      return finding.since === undefined
        ? sentence(messages.paymentsUnread, { here })
        : sentence(messages.paymentsPartlyUnread, {
            here,
            isCut: finding.isCut ? 'yes' : 'no',
            block: `${finding.since}`,
            transactions: finding.transactions,
          })
    case 'fresh':
      return sentence(messages.recipientsFresh, {
        count,
        chains: listOf(finding.chainIds.map(nameOf)),
      })
    case 'unchecked':
      return sentence(messages.recipientsUnchecked, {
        count,
        there: nameOf(finding.chainId),
        reason: finding.error?.sentence ?? sentence(messages.rpcUnavailableError),
      })
    case 'sanctions-unchecked':
      return sentence(messages.sanctionsUnchecked, { here })
    case 'contradicted':
      return sentence(messages.recipientsContradicted, {
        there: nameOf(finding.chainId),
        different: finding.different,
        asked: finding.asked,
      })
    case 'not-compared':
      return sentence(messages.recipientsNotCompared, {
        there: nameOf(finding.chainId),
        reason: finding.error.message,
      })
  }
}
