import { getChain } from '@slotdrop/chains'
import type { Manifest } from '@slotdrop/drops'
import { AddressText } from '../../components/AddressText.tsx'
import { Card } from '../../components/layout/Card.tsx'
import { Facts } from '../../components/layout/Facts.tsx'
import { toPlainName } from '../../components/UntrustedText.tsx'
import { useFormats, useText } from '../../i18n/index.ts'
import { messages } from './messages.generated.ts'

/** What a report is of, and when it was made. */
export function ReportFacts({ manifest, at }: { readonly manifest: Manifest; readonly at: Date }) {
  const t = useText(messages)
  const { exact } = useFormats()
  return (
    <Card as={Facts}>
      <div>
        <dt>{t('network')}</dt>
        <dd>{getChain(manifest.terms.chainId)?.name ?? manifest.terms.chainId}</dd>
      </div>
      <div>
        <dt>{t('token')}</dt>
        <dd>
          <b>{toPlainName(manifest.token.symbol)}</b> <AddressText address={manifest.terms.token} />
        </dd>
      </div>
      <div>
        <dt>{t('sender')}</dt>
        <dd>
          <AddressText address={manifest.terms.sender} />
        </dd>
      </div>
      <div>
        <dt>{t('root')}</dt>
        <dd className="mono">{manifest.root}</dd>
      </div>
      <div>
        <dt>{t('made')}</dt>
        <dd>{t('madeFrom', { at: exact(at) })}</dd>
      </div>
    </Card>
  )
}
