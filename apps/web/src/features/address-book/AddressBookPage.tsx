import { useState } from 'react'
import { toCsv } from '@slotdrop/drops'
import { Button } from '../../components/Button.tsx'
import { classNames } from '../../components/classNames.ts'
import { download } from '../../components/download.ts'
import { FileButton } from '../../components/forms/FileButton.tsx'
import { SearchInput } from '../../components/forms/SearchInput.tsx'
import { ButtonRow } from '../../components/layout/ButtonRow.tsx'
import { Note } from '../../components/Note.tsx'
import { Segmented } from '../../components/Segmented.tsx'
import {
  type AddressBook,
  findNames,
  type LeftOutAddresses,
  useAddressBook,
  useLeftOutAddresses,
} from '../../device/addressBook.ts'
import { useText } from '../../i18n/index.ts'
import { AddNameForm } from './AddNameForm.tsx'
import styles from './AddressBookPage.module.css'
import { messages } from './messages.generated.ts'
import { ImportQuestion } from './ImportQuestion.tsx'
import { NameList } from './NameList.tsx'
import { toBookLines } from './readNames.ts'
import { useBookEdits } from './useBookEdits.ts'

/** Lines that are drawn at once; whoever looks for one among more finds it by its name. */
const maxShown = 200

/** The names that this device has for addresses. */
export function AddressBookPage() {
  const t = useText(messages)
  const book = useAddressBook()
  const leftOut = useLeftOutAddresses()
  const edits = useBookEdits(book, leftOut)
  const { problem, announcement, chosen } = edits
  const [text, setText] = useState('')
  const [shown, setShown] = useState<'all' | 'leftOut'>('all')
  const isFiltered = shown === 'leftOut' && leftOut.size > 0
  const found = findNames(book, text).filter(([address]) => !isFiltered || leftOut.has(address))
  return (
    <div className={styles.page}>
      <h1>{t('addressBook')}</h1>
      <p className="muted">{t('about')}</p>
      <AddNameForm onAdd={edits.add} />
      {problem !== undefined && (
        <Note className={styles.problem} tone="fault">
          {problem}
        </Note>
      )}
      <p className={classNames('small', styles.announcement)} role="status">
        {announcement}
      </p>
      <ButtonRow>
        <BookFile book={book} leftOut={leftOut} onFile={(file) => void edits.chooseFile(file)} />
        {book.size > 0 && (
          <label>
            <span className="visually-hidden">{t('find')}</span>
            <SearchInput placeholder={t('findHint')} value={text} onChange={(event) => setText(event.target.value)} />
          </label>
        )}
        {leftOut.size > 0 && (
          <Segmented
            label={t('shown')}
            value={isFiltered ? 'leftOut' : 'all'}
            options={[
              { value: 'all', label: t('allNames') },
              { value: 'leftOut', label: t('leftOutNames', { count: leftOut.size }) },
            ]}
            onChange={setShown}
          />
        )}
      </ButtonRow>
      {chosen && <ImportQuestion chosen={chosen} onImport={edits.importNames} onCancel={edits.cancelImport} />}
      {book.size === 0 ? (
        <p className={classNames('muted', styles.empty)}>{t('empty')}</p>
      ) : (
        <NameList names={found.slice(0, maxShown)} leftOut={leftOut} onName={edits.rename} onMark={edits.mark} />
      )}
      {found.length > maxShown && <p className="small">{t('more', { more: found.length - maxShown })}</p>}
      {book.size > 0 && found.length === 0 && <p className="muted">{t('noneFits')}</p>}
    </div>
  )
}

/** The book out of a file and into one. */
function BookFile({
  book,
  leftOut,
  onFile,
}: {
  readonly book: AddressBook
  readonly leftOut: LeftOutAddresses
  readonly onFile: (file: File) => void
}) {
  const t = useText(messages)
  const save = () =>
    download('address-book.csv', toCsv(['name', 'address', 'mark'], toBookLines(book, leftOut)), 'text/csv')
  return (
    <>
      <FileButton label={t('fileOfNames')} accept=".csv,.txt,text/csv,text/plain" onFile={onFile}>
        {t('import')}
      </FileButton>
      <Button disabled={book.size === 0} onClick={save}>
        {t('export')}
      </Button>
    </>
  )
}
