import type { ReactNode } from 'react'
import { AddressText } from '../../components/AddressText.tsx'
import { useFormats, useText } from '../../i18n/index.ts'
import type { Review } from '../../workers/review/reviewProtocol.ts'
import { messages } from './messages.generated.ts'
import styles from './ReviewedFacts.module.css'

function Fact({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}

/** Who pays through what, and what the seal of a list binds. */
export function ReviewedFacts({ review: { list, chainName, safe, operator } }: { readonly review: Review }) {
  const t = useText(messages)
  const { minute } = useFormats()
  const { terms, fingerprint, dropId, root } = list
  return (
    <dl className={styles.facts}>
      <Fact name={t('safe')}>
        <AddressText address={terms.sender} />
      </Fact>
      {safe && <Fact name={t('owners')}>{t('ownersSign', { threshold: safe.threshold })}</Fact>}
      <Fact name={t('network')}>{chainName}</Fact>
      {BigInt(terms.token) !== 0n && (
        <Fact name={t('token')}>
          <AddressText address={terms.token} />
        </Fact>
      )}
      <Fact name={t('distributor')}>
        <AddressText address={terms.distributor} />
      </Fact>
      {operator && (
        <Fact name={t('sentBy')}>
          {operator.isService ? (
            t.rich('sentByService', {
              host: location.host,
              account: () => <AddressText key="account" address={operator.address} />,
            })
          ) : (
            <AddressText address={operator.address} />
          )}
        </Fact>
      )}
      {terms.closesAtSeconds !== 0n && <Fact name={t('until')}>{minute(Number(terms.closesAtSeconds) * 1000)}</Fact>}
      <Fact name={t('sealedAs')}>
        <code>{fingerprint}</code>
      </Fact>
      <Fact name={t('dropId')}>
        <code>{dropId}</code>
      </Fact>
      <Fact name={t('root')}>
        <code>{root}</code>
      </Fact>
    </dl>
  )
}
