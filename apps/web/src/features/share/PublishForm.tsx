import { useAuth } from '@slotdrop/auth/react'
import { useWalletDialogs } from '@slotdrop/wallet-ui'
import { Eye, Globe, Lock } from 'lucide-react'
import type { ReactNode } from 'react'
import { AddressText } from '../../components/AddressText.tsx'
import { Button } from '../../components/Button.tsx'
import { ButtonRow } from '../../components/layout/ButtonRow.tsx'
import { Card } from '../../components/layout/Card.tsx'
import { useText } from '../../i18n/index.ts'
import { messages } from './messages.generated.ts'
import { PublishConsent } from './PublishConsent.tsx'
import type { SharedDrop } from './SharedDrop.ts'
import styles from './PublishForm.module.css'
import type { useKeepOnServer } from './upload/useKeepOnServer.ts'

/** Rows that show what others will see. */
const previewRows = 4

/** What becomes public and what does not, that it is for ever, and the button that does it once all of this was read. */
export function PublishForm({
  drop,
  keeping,
  later,
}: {
  readonly drop: SharedDrop
  readonly keeping: ReturnType<typeof useKeepOnServer>
  readonly later?: ReactNode
}) {
  const t = useText(messages)
  const { status } = useAuth()
  const { openSignInDialog } = useWalletDialogs()
  return (
    <div className={styles.columns}>
      <div className={styles.main}>
        <Card as="section" className={styles.facts} aria-label={t('whatIsPublic')}>
          <PublicFacts {...drop} />
          <Preview {...drop} />
        </Card>
        {status === 'authenticated' ? (
          <PublishConsent keeping={keeping} rows={drop.manifest.rowCount} later={later} />
        ) : (
          <>
            <ButtonRow>
              <Button variant="primary" disabled={openSignInDialog === undefined} onClick={() => openSignInDialog?.()}>
                {t('signInToPublish')}
              </Button>
              {later}
            </ButtonRow>
            <p className="small">{t('whySignIn')}</p>
          </>
        )}
      </div>
      <Alternatives isForClaims={drop.isForClaims} />
    </div>
  )
}

function PublicFacts({ manifest: { rowCount, terms, fingerprint }, excluded }: SharedDrop) {
  const t = useText(messages)
  return (
    <div className={styles.sides}>
      <section>
        <h2>
          <Globe size={16} aria-hidden="true" /> {t('becomesPublic')}
        </h2>
        <ul>
          {[
            t('publicRows', { rows: rowCount }),
            t('publicNames'),
            t.rich('publicSender', { address: () => <AddressText key="address" address={terms.sender} /> }),
            t('publicSeal', { fingerprint }),
          ].map((fact, place) => (
            // The four of them never change places.
            // oxlint-disable-next-line react/no-array-index-key
            <li key={place}>
              <Eye size={16} aria-hidden="true" /> <span>{fact}</span>
            </li>
          ))}
        </ul>
      </section>
      <section className={styles.yours}>
        <h2>
          <Lock size={16} aria-hidden="true" /> {t('staysWithYou')}
        </h2>
        <ul>
          {[
            t('yourFile'),
            t('yourNames'),
            ...(excluded > 0 ? [t('yourExcluded', { lines: excluded })] : []),
            t('yourNotes'),
          ].map((fact) => (
            <li key={fact}>
              <Lock size={16} aria-hidden="true" /> <span>{fact}</span>
            </li>
          ))}
        </ul>
      </section>
    </div>
  )
}

function Preview({ manifest, amount }: SharedDrop) {
  const t = useText(messages)
  const { rowCount, terms, token } = manifest
  const shown = Math.min(previewRows, rowCount)
  return (
    <div className={styles.preview}>
      <h3>{t('asSeen', { symbol: token.symbol })}</h3>
      <ul>
        {Array.from({ length: shown }, (_, row) => {
          const { account, id, amount: value } = manifest.rowAt(row)
          return (
            // Rows of a sealed list never move.
            // oxlint-disable-next-line react/no-array-index-key
            <li key={row}>
              <AddressText address={account} />
              <span className="figure">{terms.standard === 'ERC721' ? `#${id}` : amount(value)}</span>
            </li>
          )
        })}
      </ul>
      {rowCount > shown && <p className="small">{t('moreRows', { more: rowCount - shown })}</p>}
    </div>
  )
}

/** What who does not want to publish can do. */
function Alternatives({ isForClaims }: { readonly isForClaims: boolean }) {
  const t = useText(messages)
  return (
    <Card as="aside" className={styles.alternatives} aria-label={t('ratherNot')}>
      <h2>{t('ratherNot')}</h2>
      <h3>{t('sendInstead')}</h3>
      <p className="small">{t(isForClaims ? 'sendInsteadText' : 'sentAnyway')}</p>
      <h3>{t('publishLater')}</h3>
      <p className="small">{t('publishLaterText')}</p>
    </Card>
  )
}
