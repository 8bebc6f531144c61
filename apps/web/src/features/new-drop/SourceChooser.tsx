import { Upload } from 'lucide-react'
import { type DragEvent, useEffect, useRef, useState } from 'react'
import { manifestToCsv, type TokenStandard } from '@slotdrop/drops'
import { Button } from '../../components/Button.tsx'
import { Note } from '../../components/Note.tsx'
import { Segmented } from '../../components/Segmented.tsx'
import { UntrustedText } from '../../components/UntrustedText.tsx'
import { deviceDrops } from '../../lib/deviceDrops.ts'
import type { DeviceDrop } from '../../lib/deviceStore.ts'
import { download } from '../../lib/download.ts'
import type { ListSource } from './newDropMachine.ts'

const count = new Intl.NumberFormat('en-IE')
const one = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const two = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC'
const templates: Record<TokenStandard, { columns: string; text: string }> = {
  ERC20: { columns: 'an address and an amount', text: `address,amount\r\n${one},150\r\n${two},75.5\r\n` },
  ERC721: { columns: 'an address and a token id', text: `address,token_id\r\n${one},1\r\n${two},2\r\n` },
  ERC1155: {
    columns: 'an address, a token id and an amount',
    text: `address,token_id,amount\r\n${one},1,10\r\n${two},1,5\r\n`,
  },
  NATIVE: { columns: 'an address and an amount', text: `address,amount\r\n${one},0.5\r\n${two},0.25\r\n` },
}

type Way = 'file' | 'paste' | 'earlier'

/** Where the recipients come from: a file, a paste, or an earlier drop. */
export function SourceChooser({
  standard,
  problem,
  initialText,
  onSource,
}: {
  readonly standard: TokenStandard
  readonly problem: string | undefined
  readonly initialText: string
  readonly onSource: (source: ListSource) => void
}) {
  const [way, setWay] = useState<Way>('file')
  const [pasted, setPasted] = useState(initialText)
  const [isOver, setOver] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  const template = templates[standard]
  const take = (file: File | undefined) => file && onSource({ name: file.name, input: file })
  const onDrop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    take(event.dataTransfer.files[0])
  }
  return (
    <div className="form-column" style={{ maxWidth: 760 }}>
      <Segmented<Way>
        label="Source"
        options={[
          { value: 'file', label: 'File' },
          { value: 'paste', label: 'Paste' },
          { value: 'earlier', label: 'Earlier drop' },
        ]}
        value={way}
        onChange={setWay}
      />
      {problem && (
        <Note tone="fault" title="This list can’t be read.">
          {problem}
        </Note>
      )}
      {way === 'file' && (
        <div
          className="drop-zone"
          data-over={isOver}
          onDragOver={(event) => {
            event.preventDefault()
            setOver(true)
          }}
          onDragLeave={() => setOver(false)}
          onDrop={onDrop}
        >
          <Upload size={24} aria-hidden="true" />
          <p>
            <b>Drop a CSV or JSON file here</b>, or choose one. Each line {template.columns}; a header is welcome. Files
            of Safe’s CSV app, Disperse, Sablier, Hedgey, Merkl and explorers are understood as they are.
          </p>
          <input
            ref={input}
            id="list-file"
            type="file"
            accept=".csv,.tsv,.txt,.json,text/csv,text/plain,application/json"
            className="visually-hidden"
            tabIndex={-1}
            aria-label="List of recipients"
            onChange={(event) => take(event.target.files?.[0])}
          />
          <div className="button-row">
            <Button variant="primary" onClick={() => input.current?.click()}>
              Choose a file
            </Button>
            <Button onClick={() => download('template.csv', template.text, 'text/csv')}>Download a template</Button>
          </div>
        </div>
      )}
      {way === 'paste' && (
        <div className="field">
          <label htmlFor="pasted">List of recipients</label>
          <textarea
            id="pasted"
            spellCheck={false}
            placeholder={template.text}
            value={pasted}
            onChange={(event) => setPasted(event.target.value)}
          />
          <div className="button-row">
            <Button
              variant="primary"
              disabled={pasted.trim() === ''}
              onClick={() => onSource({ name: 'Pasted list', input: pasted })}
            >
              Read this list
            </Button>
          </div>
        </div>
      )}
      {way === 'earlier' && <EarlierDrops standard={standard} onSource={onSource} />}
      <p className="small">Nothing leaves this browser until you seal the list.</p>
    </div>
  )
}

function EarlierDrops({
  standard,
  onSource,
}: {
  readonly standard: TokenStandard
  readonly onSource: (source: ListSource) => void
}) {
  const [drops, setDrops] = useState<readonly DeviceDrop[]>()
  useEffect(() => {
    deviceDrops.list().then(setDrops, () => setDrops([]))
  }, [])
  const [problem, setProblem] = useState<string>()
  const take = async (drop: DeviceDrop) => {
    const opened = await deviceDrops.load(drop.dropId)
    if (!opened) return
    if (opened.manifest.terms.standard !== standard)
      setProblem('That drop pays another kind of token. Choose one of the same kind, or export its list first.')
    else onSource({ name: `Rows of ${drop.title}`, input: manifestToCsv(opened.manifest) })
  }
  if (!drops) return null
  if (drops.length === 0) return <p className="muted">No drop is kept on this device yet.</p>
  return (
    <>
      {problem && <Note tone="fault">{problem}</Note>}
      <ul className="choice-grid">
        {drops.map((drop) => (
          <li key={drop.dropId}>
            <button type="button" className="choice" onClick={() => void take(drop)}>
              <b>
                <UntrustedText text={drop.title} />
              </b>
              <span className="small">{count.format(drop.rowCount)} rows</span>
            </button>
          </li>
        ))}
      </ul>
    </>
  )
}
