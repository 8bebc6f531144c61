import { useState } from 'react'
import { checksumAddress, toCsv } from '@slotdrop/drops'
import { Button } from '../../components/Button.tsx'
import { classNames } from '../../components/classNames.ts'
import { download } from '../../components/download.ts'
import { FileButton } from '../../components/forms/FileButton.tsx'
import { SearchInput } from '../../components/forms/SearchInput.tsx'
import { ButtonRow } from '../../components/layout/ButtonRow.tsx'
import { Note } from '../../components/Note.tsx'
import { type AddressBook, findNames, useAddressBook } from '../../device/addressBook.ts'
import { useText } from '../../i18n/index.ts'
import { AddNameForm } from './AddNameForm.tsx'
import styles from './AddressBookPage.module.css'
import { messages } from './messages.generated.ts'
import { NameList } from './NameList.tsx'
import { useBookEdits } from './useBookEdits.ts'

/** Lines that are drawn at once; whoever looks for one among more finds it by its name. */
const maxShown = 200

/** The names that this device has for addresses. */
export function AddressBookPage() {
  const t = useText(messages)
  const book = useAddressBook()
  const { problem, announcement, add, rename, importFile } = useBookEdits(book)
  const [text, setText] = useState('')
  const found = findNames(book, text)
  return (
    <div className={styles.page}>
      <h1>{t('addressBook')}</h1>
      <p className="muted">{t('about')}</p>
      <AddNameForm onAdd={add} />
      {problem !== undefined && (
        <Note className={styles.problem} tone="fault">
          {problem}
        </Note>
      )}
      <p className={classNames('small', styles.announcement)} role="status">
        {announcement}
      </p>
      <ButtonRow>
        <BookFile book={book} onFile={(file) => void importFile(file)} />
        {book.size > 0 && (
          <label>
            <span className="visually-hidden">{t('find')}</span>
            <SearchInput placeholder={t('findHint')} value={text} onChange={(event) => setText(event.target.value)} />
          </label>
        )}
      </ButtonRow>
      {book.size === 0 ? (
        <p className={classNames('muted', styles.empty)}>{t('empty')}</p>
      ) : (
        <NameList names={found.slice(0, maxShown)} onName={rename} />
      )}
      {found.length > maxShown && <p className="small">{t('more', { more: found.length - maxShown })}</p>}
      {book.size > 0 && found.length === 0 && <p className="muted">{t('noneFits')}</p>}
    </div>
  )
}

/** The book out of a file and into one. */
function BookFile({ book, onFile }: { readonly book: AddressBook; readonly onFile: (file: File) => void }) {
  const t = useText(messages)
  const save = () => {
    // Keys of the book are addresses: what is none was left out when it was read.
    const lines = [...book].map(([account, name]) => [name, checksumAddress(account as `0x${string}`)])
    download('address-book.csv', toCsv(['name', 'address'], lines), 'text/csv')
  }
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
