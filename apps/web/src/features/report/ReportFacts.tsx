import { takenToken } from '@slotdrop/delivery'
import { isUnwrapped, type Manifest } from '@slotdrop/drops'
import { useChainName, useCoinSymbol } from '../../components/useChain.ts'
import { AddressText } from '../../components/AddressText.tsx'
import { Card } from '../../components/layout/Card.tsx'
import { Facts } from '../../components/layout/Facts.tsx'
import { aboutCoins } from '../../chain/aboutCoins.ts'
import { FiatCoins } from '../../components/FiatAmount.tsx'
import { toPlainName } from '../../components/UntrustedText.tsx'
import { useFormats, useText } from '../../i18n/index.ts'
import { messages } from './messages.generated.ts'

/** What a report is of, and when it was made. */
export function ReportFacts({
  manifest,
  at,
  fees,
}: {
  readonly manifest: Manifest
  readonly at: Date
  /** Wei that the network took for sending. */
  readonly fees: bigint | undefined
}) {
  const t = useText(messages)
  const { exact } = useFormats()
  const { terms, token, root } = manifest
  const chainName = useChainName()
  const coin = useCoinSymbol(terms.chainId)
  return (
    <Card as={Facts}>
      <div>
        <dt>{t('network')}</dt>
        <dd>{chainName(terms.chainId)}</dd>
      </div>
      <div>
        <dt>{t('token')}</dt>
        <dd>
          <b>{toPlainName(token.symbol)}</b>{' '}
          {terms.standard === 'NATIVE' ? t('coin') : <AddressText address={terms.token} />}
        </dd>
      </div>
      {terms.standard === 'NATIVE' && !isUnwrapped(terms) && (
        <div>
          <dt>{t('takenFrom')}</dt>
          <dd>
            <b>{toPlainName(takenToken(manifest).symbol)}</b> <AddressText address={terms.token} />
          </dd>
        </div>
      )}
      <div>
        <dt>{t('sender')}</dt>
        <dd>
          <AddressText address={terms.sender} />
        </dd>
      </div>
      <div>
        <dt>{t('root')}</dt>
        <dd className="mono">{root}</dd>
      </div>
      {fees !== undefined && fees > 0n && (
        <div>
          <dt>{t('networkFees')}</dt>
          <dd className="figure">
            {aboutCoins(fees)} {coin}
            <FiatCoins chainId={terms.chainId} amount={fees} />
          </dd>
        </div>
      )}
      <div>
        <dt>{t('made')}</dt>
        <dd>{t('madeFrom', { at: exact(at) })}</dd>
      </div>
    </Card>
  )
}
