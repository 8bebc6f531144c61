import { useAuth } from '@slotdrop/auth/react'
import { useWalletDialogs } from '@slotdrop/wallet-ui'
import { useState } from 'react'
import { getChain } from '@slotdrop/chains'
import { Button } from '../../components/Button.tsx'
import { Note } from '../../components/Note.tsx'
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
  const [isAsked, setAsked] = useState(false)
  const { title, fileName, symbol, chainId, rowCount, changedAt, isHere, isInAccount } = draft
  const name = title.trim() || fileName.trim() || t('unnamed')
  const place = t(isHere ? (isInAccount ? 'hereAndThere' : 'here') : 'there')
  return (
    <li className={styles.draft}>
      <div>
        <b>
          <UntrustedText text={name} />
        </b>
        <span className="muted">
          {t('rows', { rows: rowCount, symbol: toPlainName(symbol) || t('noToken') })}
          {chainId !== undefined && ` · ${getChain(chainId)?.name ?? t('unknownChain', { chainId })}`}
        </span>
        <span className="small" title={formats.exact(changedAt)}>
          {t('changed', { when: formats.relative(untilNow(changedAt)), place })}
        </span>
      </div>
      <ButtonRow>
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
            <Button size="small" variant="ghost" disabled={isBusy} onClick={() => setAsked(true)}>
              {t('delete')}
              <span className="visually-hidden"> {toPlainName(name)}</span>
            </Button>
          </>
        )}
      </ButtonRow>
    </li>
  )
}
