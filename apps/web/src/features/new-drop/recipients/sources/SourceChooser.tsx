import { Upload } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { Button } from '../../../../components/Button.tsx'
import { Note } from '../../../../components/Note.tsx'
import { FileButton } from '../../../../components/forms/FileButton.tsx'
import { listTypes } from '../../../../components/forms/fileTypes.ts'
import { Segmented } from '../../../../components/Segmented.tsx'
import { download } from '../../../../components/download.ts'
import { typedList } from '../../../../device/typedList.ts'
import { useText } from '../../../../i18n/index.ts'
import { EarlierDrops } from './EarlierDrops.tsx'
import { messages } from '../../messages.generated.ts'
import type { ListSource } from '../../newDropMachine.ts'
import { ButtonRow } from '../../../../components/layout/ButtonRow.tsx'
import type { ListClient } from '../../../../workers/createListClient.ts'
import type { Asset } from '../../asset/fetchAsset.ts'
import { PastedList } from './PastedList.tsx'
import { SavedNames } from './SavedNames.tsx'
import { FormColumn } from '../../../../components/layout/FormColumn.tsx'
import styles from './SourceChooser.module.css'

const one = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const two = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC'
const templates = {
  ERC20: { columns: 'columnsERC20', text: `address,amount\r\n${one},150\r\n${two},75.5\r\n` },
  ERC721: { columns: 'columnsERC721', text: `address,token_id\r\n${one},1\r\n${two},2\r\n` },
  ERC1155: { columns: 'columnsERC1155', text: `address,token_id,amount\r\n${one},1,10\r\n${two},1,5\r\n` },
  NATIVE: { columns: 'columnsERC20', text: `address,amount\r\n${one},0.5\r\n${two},0.25\r\n` },
} as const

function bold(chunks: ReactNode) {
  return <b>{chunks}</b>
}

type Way = 'file' | 'paste' | 'holders' | 'earlier' | 'names'

/** Where the recipients come from: a file, a paste, an earlier drop, or the address book. */
export function SourceChooser({
  asset,
  client,
  problem,
  initialText,
  draftKey,
  isOver,
  onSource,
}: {
  readonly asset: Asset
  /** Shows the rows of a typed list. */
  readonly client: ListClient | undefined
  readonly problem: string | undefined
  readonly initialText: string
  /** The draft that a pasted text is kept for until it is read. */
  readonly draftKey: string | undefined
  /** A file is held over the step, which takes it. */
  readonly isOver: boolean
  readonly onSource: (source: ListSource) => void
}) {
  const t = useText(messages)
  const { standard } = asset
  const hasIds = standard === 'ERC721' || standard === 'ERC1155'
  const [pasted, setPasted] = useState(() => initialText || (draftKey === undefined ? '' : typedList.get(draftKey)))
  const [way, setWay] = useState<Way>(pasted === '' ? 'file' : 'paste')
  const type = (text: string) => {
    setPasted(text)
    if (draftKey !== undefined) typedList.set(draftKey, text)
  }
  // From here on the draft has a list.
  const take = (source: ListSource) => {
    if (draftKey !== undefined) typedList.set(draftKey, '')
    onSource(source)
  }
  const template = templates[standard]
  return (
    <FormColumn className={styles.chooser}>
      <Segmented<Way>
        label={t('source')}
        options={[
          { value: 'file', label: t('sourceFile') },
          { value: 'paste', label: t('sourcePaste') },
          { value: 'holders', label: t('sourceHolders') },
          { value: 'earlier', label: t('sourceEarlier') },
          // Names have no token ids.
          ...(hasIds ? [] : [{ value: 'names', label: t('sourceNames') } as const]),
        ]}
        value={way}
        onChange={setWay}
      />
      {problem && (
        <Note tone="fault" title={t('cantRead')}>
          {problem}
        </Note>
      )}
      {(way === 'file' || way === 'holders') && (
        <FileField
          text={
            way === 'file'
              ? t.rich('dropFile', { b: bold, columns: t(template.columns) })
              : t.rich('dropHolders', { b: bold })
          }
          template={way === 'file' ? template.text : undefined}
          isOver={isOver}
          onFile={(file) => take({ name: file.name, input: file })}
        />
      )}
      {way === 'paste' && (
        <PastedList text={pasted} example={template.text} asset={asset} client={client} onText={type} onSource={take} />
      )}
      {way === 'names' && !hasIds && <SavedNames asset={asset} onSource={take} />}
      {way === 'earlier' && <EarlierDrops standard={standard} onSource={take} />}
    </FormColumn>
  )
}

/** A file that is chosen; one that is dropped is taken by the step. */
function FileField({
  text,
  template,
  isOver,
  onFile,
}: {
  readonly text: ReactNode
  /** An example to begin with. */
  readonly template: string | undefined
  readonly isOver: boolean
  readonly onFile: (file: File) => void
}) {
  const t = useText(messages)
  return (
    <div className={styles.dropZone} data-testid="drop-zone" data-over={isOver}>
      <Upload size={24} aria-hidden="true" />
      <p>{text}</p>
      <ButtonRow>
        <FileButton variant="primary" label={t('listOfRecipients')} accept={listTypes} onFile={onFile}>
          {t('chooseFile')}
        </FileButton>
        {template !== undefined && (
          <Button onClick={() => download('template.csv', template, 'text/csv')}>{t('downloadTemplate')}</Button>
        )}
      </ButtonRow>
    </div>
  )
}
