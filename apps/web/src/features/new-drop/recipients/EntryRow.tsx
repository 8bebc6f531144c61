import { memo, useState } from 'react'
import { type Fix, type IssueGroup, issueSentence, issueTitle, type ListEntry } from '@slotdrop/drops'
import { AddressName } from '../../../components/AddressName.tsx'
import { AddressText } from '../../../components/AddressText.tsx'
import { Button } from '../../../components/Button.tsx'
import { CoinFace } from '../../../components/CoinFace.tsx'
import type { AddressBook } from '../../../device/addressBook.ts'
import { type Formats, useSay, useText } from '../../../i18n/index.ts'
import type { Texts } from '../texts.ts'
import { messages } from '../messages.generated.ts'
import type { Asset } from '../asset/fetchAsset.ts'
import styles from './Entries.module.css'
import { classNames } from '../../../components/classNames.ts'

const shortest = 160

/** What the cells of all lines are written with: each line by itself would listen for another language seven times. */
export type EntryWriters = {
  readonly t: Texts
  readonly say: (said: unknown) => string
  readonly formats: Formats
  readonly amounts: (value: bigint, minimumFractionDigits?: number) => string
}

/** The cells of one line. What can be done about it stands under the line that was chosen. */
export const EntryCells = memo(function EntryCells({
  entry,
  asset,
  book,
  writers,
}: {
  readonly entry: ListEntry
  readonly asset: Asset
  readonly book: AddressBook
  readonly writers: EntryWriters
}) {
  const { line, account, id, amount, note, name, text, state, issues } = entry
  const { t, say, formats, amounts } = writers
  const [first] = issues
  return (
    <>
      <span className={styles.lineNumber} role="rowheader">
        {formats.count(line)}
      </span>
      <span className={styles.address} role="cell">
        {account && <CoinFace address={account} />}
        <span className={styles.words}>
          {account ? (
            <AddressText address={account} className={styles.addressText} />
          ) : (
            <code>{text.slice(0, shortest)}</code>
          )}
          {account && <AddressName book={book} address={account} />}
          {account && name && <b className={styles.name}>{name.slice(0, 60)}</b>}
          {first && state !== 'excluded' && (
            <span className={styles.tag} title={say(issueSentence(first))}>
              {say(issueTitle(first.kind))}
            </span>
          )}
        </span>
      </span>
      <span className={classNames('figure', styles.amount, styles.end)} role="cell">
        {asset.standard === 'ERC721'
          ? id !== undefined && `#${id}`
          : amount !== undefined && amounts(amount, Math.min(2, asset.decimals))}
        {asset.standard === 'ERC1155' && id !== undefined && (
          <span className="small">{t('ofId', { id: `${id}` })}</span>
        )}
      </span>
      <span className={classNames('muted', styles.note)} role="cell">
        {state === 'excluded' ? excludedText(entry, t) : note?.slice(0, 60)}
      </span>
    </>
  )
})

function excludedText({ excludedBy }: ListEntry, t: Texts): string {
  if (excludedBy === 'token') return t('otherToken')
  return excludedBy === undefined || excludedBy === 'hand'
    ? t('excluded')
    : 'mergedInto' in excludedBy
      ? t('addedToLine', { line: excludedBy.mergedInto })
      : t('repeatsLine', { line: excludedBy.repeats })
}

/** What is wrong with a line, and everything that can be done about it here. */
export function EntryPanel({
  entry,
  groups,
  isEditing,
  onEdit,
  onFix,
}: {
  readonly entry: ListEntry
  readonly groups: readonly IssueGroup[]
  readonly isEditing: boolean
  readonly onEdit: (isEditing: boolean) => void
  readonly onFix: (fix: Fix) => void
}) {
  const t = useText(messages)
  const say = useSay()
  const { line, text, state, issues } = entry
  const keepable = issues.find(({ kind }) => groups.find((group) => group.kind === kind)?.fixes.includes('keep'))
  if (isEditing) return <EditForm line={line} text={text} onFix={onFix} onEnd={() => onEdit(false)} />
  if (state === 'excluded')
    return (
      <div className={styles.panel} data-testid="entry-panel">
        <p>{t('notPaid', { why: excludedText(entry, t) })}</p>
        {entry.excludedBy === 'hand' && (
          <Button size="small" onClick={() => onFix({ kind: 'include', lines: [line] })}>
            {t('includeAgain')}
          </Button>
        )}
      </div>
    )
  return (
    <div className={styles.panel} data-testid="entry-panel">
      <p>{issues.map((issue) => say(issueSentence(issue))).join(' ')}</p>
      <Button size="small" variant="primary" onClick={() => onFix({ kind: 'exclude', lines: [line] })}>
        {t('excludeLine')}
      </Button>
      {keepable && (
        <Button size="small" onClick={() => onFix({ kind: 'keep', lines: [line], issue: keepable.kind })}>
          {t('keepIt')}
        </Button>
      )}
      <Button size="small" onClick={() => onEdit(true)}>
        {t('editLine')}
      </Button>
    </div>
  )
}

function EditForm({
  line,
  text,
  onFix,
  onEnd,
}: {
  readonly line: number
  readonly text: string
  readonly onFix: (fix: Fix) => void
  readonly onEnd: () => void
}) {
  const t = useText(messages)
  const [draft, setDraft] = useState(text)
  return (
    <form
      className={classNames(styles.panel, styles.form)}
      data-testid="entry-panel"
      onSubmit={(event) => {
        event.preventDefault()
        if (draft !== text) onFix({ kind: 'edit', line, text: draft })
        onEnd()
      }}
    >
      <label className="visually-hidden" htmlFor={`line-${line}`}>
        {t('lineNumber', { line })}
      </label>
      <input
        id={`line-${line}`}
        className="mono"
        value={draft}
        // The creator asked for it by pressing Enter or the button on this very row.
        // oxlint-disable-next-line jsx-a11y/no-autofocus
        autoFocus
        spellCheck={false}
        autoComplete="off"
        onChange={(event) => setDraft(event.target.value)}
        onKeyDown={(event) => {
          event.stopPropagation()
          if (event.key === 'Escape') onEnd()
        }}
      />
      <Button size="small" variant="primary" type="submit">
        {t('saveLine', { line })}
      </Button>
      <Button size="small" variant="ghost" onClick={onEnd}>
        {t('cancel')}
      </Button>
    </form>
  )
}
