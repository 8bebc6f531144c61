import { formatAmount } from '@slotdrop/drops/format'
import { Note } from '../../components/Note.tsx'
import { toPlainName } from '../../components/UntrustedText.tsx'
import { useNumberLocale, useText } from '../../i18n/index.ts'
import type { Review, ReviewFault } from '../../workers/review/reviewProtocol.ts'
import { messages } from './messages.generated.ts'
import { isBlocking } from './reviewVerdict.ts'

const titles = {
  'other-list': 'faultOtherList',
  'other-chain': 'faultOtherChain',
  'other-safe': 'faultOtherSafe',
  'other-distributor': 'faultOtherDistributor',
  'other-token': 'faultOtherToken',
  'approves-more': 'faultApprovesMore',
  'approves-others': 'faultApprovesOthers',
  'other-digest': 'faultOtherDigest',
  'anyone-sends': 'faultAnyoneSends',
  'unknown-sender': 'faultUnknownSender',
  'no-safe': 'faultNoSafe',
  'old-safe': 'faultOldSafe',
} as const

/** What speaks against the proposal, each by its name. */
export function FaultNotes({ review }: { readonly review: Review }) {
  const t = useText(messages)
  const textOf = useFaultText(review)
  return (
    <>
      {review.faults.map((fault) => (
        <Note key={fault.kind} tone={isBlocking(fault) ? 'fault' : 'flight'} title={t(titles[fault.kind])}>
          {textOf(fault)}
        </Note>
      ))}
      {review.leftOut > 0 && <Note tone="flight">{t('leftOut', { lines: review.leftOut })}</Note>}
    </>
  )
}

function useFaultText({ list: { terms, token, dropId } }: Review) {
  const t = useText(messages)
  const locale = useNumberLocale()
  return (fault: ReviewFault) => {
    switch (fault.kind) {
      case 'other-list':
        return t('otherListText', { expected: fault.dropId, found: dropId })
      case 'other-chain':
        return t('otherChainText', { expected: `${fault.chainId}`, found: `${terms.chainId}` })
      case 'other-safe':
        return t('otherSafeText', { expected: fault.safe, found: terms.sender })
      case 'other-distributor':
        return t('otherDistributorText', { expected: fault.expected, found: terms.distributor })
      case 'other-token':
        return t('otherTokenText', {
          found: toPlainName(token.symbol),
          foundDecimals: token.decimals,
          symbol: toPlainName(fault.symbol),
          decimals: fault.decimals,
        })
      case 'approves-more':
        return t('approvesMoreText', {
          amount: formatAmount(fault.amount, token.decimals, { locale }),
          symbol: toPlainName(token.symbol),
        })
      case 'approves-others':
        return t('approvesOthersText', {
          amount: formatAmount(fault.amount, token.decimals, { locale }),
          rest: formatAmount(fault.rest, token.decimals, { locale }),
          symbol: toPlainName(token.symbol),
          drops: fault.drops,
        })
      case 'other-digest':
        return t('otherDigestText')
      case 'anyone-sends':
        return t('anyoneSendsText')
      case 'unknown-sender':
        return t('unknownSenderText', { account: fault.operator, host: location.host })
      case 'no-safe':
        return t('noSafeText', { safe: terms.sender })
      case 'old-safe':
        return t('oldSafeText', { version: toPlainName(fault.version) })
      default:
        return fault satisfies never
    }
  }
}
