import { type OpenDrop, type Readiness, sumNeeds, takenToken } from '@slotdrop/delivery'
import { formatAmount, type Manifest, takesErc20 } from '@slotdrop/drops'
import { toPlainName } from '../../../components/UntrustedText.tsx'
import { useNumberLocale, useText } from '../../../i18n/index.ts'
import { messages as shared } from '../messages.generated.ts'
import { isUnlimited } from './fundingView.ts'
import { messages } from './messages.generated.ts'

/** Says what the distributor may take, once nothing is left to sign. */
export function useApprovedText(
  manifest: Manifest,
): (readiness: Pick<Readiness, 'allowance' | 'needed'>, others: readonly OpenDrop[]) => string {
  const t = useText(messages)
  const own = useText(shared)
  const locale = useNumberLocale()
  return ({ allowance, needed }, others) => {
    if (!takesErc20(manifest.terms)) return t('allowedCollection')
    const token = takenToken(manifest)
    const symbol = toPlainName(token.symbol)
    const amount = formatAmount(allowance, token.decimals, { locale })
    if (isUnlimited(allowance)) return t('allowedUnlimited', { symbol })
    if (allowance > needed + sumNeeds(others)) return t('allowedMore', { amount, symbol })
    return others.length > 0 ? t('allowedShared', { amount, symbol, drops: others.length }) : own('approvedText')
  }
}
