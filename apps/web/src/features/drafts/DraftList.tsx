import { useAuth } from '@slotdrop/auth/react'
import { Trash2 } from 'lucide-react'
import { useWalletDialogs } from '@slotdrop/wallet-ui'
import { useState } from 'react'
import { useChainName } from '../../components/useChain.ts'
import { Button } from '../../components/Button.tsx'
import { Note } from '../../components/Note.tsx'
import { Pill } from '../../components/Pill.tsx'
import { toPlainName, UntrustedText } from '../../components/UntrustedText.tsx'
import { useFormats, useText } from '../../i18n/index.ts'
import type { ListedDraft } from './listedDraft.ts'
import { messages } from './messages.generated.ts'
import { type OpeningDraft, useDraftActions } from './useDraftActions.ts'
import { useDeviceDrafts, useDrafts } from './useDrafts.ts'
import { ButtonRow } from '../../components/layout/ButtonRow.tsx'
import { TitleRow } from '../../components/layout/TitleRow.tsx'
import styles from './DraftList.module.css'

/** Milliseconds; what was is below zero. */
function untilNow(at: number, now = Date.now()) {
  return at - now
}

/** Drops that are being prepared, on this device and in the signed-in account. Nothing where there is none. */
export function DraftList() {
  const owner = useAuth().session?.address
  const here = useDeviceDrafts()
  // What an account keeps leaves the screen with it, in the same frame.
  return <DraftsOf key={owner ?? ''} owner={owner} here={here} />
}

function DraftsOf({
  owner,
  here,
}: {
  readonly owner: string | undefined
  readonly here: ReturnType<typeof useDeviceDrafts>
}) {
  const t = useText(messages)
  const { drafts, problem, readAgain } = useDrafts(owner, here)
  const { opening, failure, open, remove } = useDraftActions(owner, readAgain)
  const { openSignInDialog } = useWalletDialogs()
  const signIn = openSignInDialog && (
    <Button size="small" variant="ghost" onClick={openSignInDialog}>
      {t('signInToSee')}
    </Button>
  )
  if (drafts.length === 0 && problem === undefined) return signIn ? <p className={styles.drafts}>{signIn}</p> : null
  return (
    <section className={styles.drafts} aria-labelledby="drafts">
      <TitleRow>
        <h2 id="drafts">{t('drafts')}</h2>
        {signIn}
      </TitleRow>
      {(problem ?? failure) !== undefined && (
        <Note
          tone={failure === undefined ? 'flight' : 'fault'}
          actions={
            failure === undefined && (
              <Button size="small" onClick={() => void readAgain()}>
                {t('tryAgain')}
              </Button>
            )
          }
        >
          {failure ?? t('accountSilent', { reason: (problem ?? '').replace(/[.\s]*$/, '') })}
        </Note>
      )}
      <ul>
        {drafts.map((draft) => (
          <DraftLine
            key={draft.key}
            draft={draft}
            opening={opening?.key === draft.key ? opening : undefined}
            isBusy={opening !== undefined}
            onOpen={() => void open(draft)}
            onDelete={() => void remove(draft)}
          />
        ))}
      </ul>
    </section>
  )
}

function DraftLine({
  draft,
  opening,
  isBusy,
  onOpen,
  onDelete,
}: {
  readonly draft: ListedDraft
  readonly opening: OpeningDraft | undefined
  readonly isBusy: boolean
  readonly onOpen: () => void
  readonly onDelete: () => void
}) {
  const t = useText(messages)
  const formats = useFormats()
  const chainName = useChainName()
  const [isAsked, setAsked] = useState(false)
  const { title, fileName, symbol, chainId, rowCount, changedAt, isHere, isInAccount } = draft
  const name = title.trim() || fileName.trim() || t('unnamed')
  const place = t(isHere ? (isInAccount ? 'hereAndThere' : 'here') : 'there')
  return (
    <li className={styles.draft}>
      <span className={styles.face} aria-hidden="true" />
      <div className={styles.name}>
        <b>
          <UntrustedText text={name} />
        </b>
        <span className="small muted">
          {chainId === undefined
            ? t('noToken')
            : t('tokenOn', {
                symbol: toPlainName(symbol),
                network: chainName(chainId),
              })}
        </span>
      </div>
      <div>
        <Pill>{t(rowCount > 0 ? 'atRecipients' : 'atAsset')}</Pill>
      </div>
      <span className={styles.lines}>{rowCount > 0 ? t('lineCount', { rows: rowCount }) : '–'}</span>
      <span className={styles.place}>{place}</span>
      <time className={styles.when} dateTime={new Date(changedAt).toISOString()} title={formats.exact(changedAt)}>
        {formats.relative(untilNow(changedAt))}
      </time>
      <ButtonRow className={styles.actions}>
        {isAsked ? (
          <>
            <Button size="small" variant="stop" onClick={onDelete}>
              {t('deleteForGood')}
              <span className="visually-hidden"> {toPlainName(name)}</span>
            </Button>
            <Button size="small" onClick={() => setAsked(false)}>
              {t('keepIt')}
            </Button>
          </>
        ) : (
          <>
            <Button size="small" disabled={isBusy} onClick={onOpen}>
              {opening && opening.partCount > 1
                ? t('readingPart', { part: opening.readParts + 1, parts: opening.partCount })
                : t(opening ? 'reading' : 'goOn')}
              <span className="visually-hidden"> {toPlainName(name)}</span>
            </Button>
            <Button
              size="small"
              variant="ghost"
              title={t('delete')}
              className={styles.delete}
              disabled={isBusy}
              onClick={() => setAsked(true)}
            >
              <Trash2 size={16} aria-hidden="true" />
              <span className="visually-hidden">
                {t('delete')} {toPlainName(name)}
              </span>
            </Button>
          </>
        )}
      </ButtonRow>
    </li>
  )
}
