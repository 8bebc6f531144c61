import { useEffect, useState } from 'react'
import type { ListEntry, Manifest } from '@slotdrop/drops'
import { AddressText } from '../../components/AddressText.tsx'
import { Button, ButtonLink } from '../../components/Button.tsx'
import { Note } from '../../components/Note.tsx'
import { toPlainName } from '../../components/UntrustedText.tsx'
import { useText } from '../../i18n/index.ts'
import { fileErrorText } from '../../words/files/fileErrorText.ts'
import { messages } from './messages.generated.ts'
import type { Asset } from './asset/readAsset.ts'
import { useAmounts } from './useAmounts.ts'
import type { NewDropActions } from './useNewDrop.ts'

function pays(entry: ListEntry | undefined) {
  return entry?.account !== undefined && (entry.state === 'ready' || entry.state === 'check')
}

/** One row as a drop of its own, before the list: the whole way for little money. */
export function TestDrop({ asset, draft }: { readonly asset: Asset; readonly draft: NewDropActions }) {
  const t = useText(messages)
  const amounts = useAmounts(asset.decimals)
  const { client, state, sealTest } = draft
  const { summary, title } = state
  const [text, setText] = useState('')
  const [entry, setEntry] = useState<ListEntry>()
  const [isSealing, setSealing] = useState(false)
  const [sealed, setSealed] = useState<{ readonly manifest: Manifest; readonly line: number }>()
  const [problem, setProblem] = useState<string>()
  const symbol = toPlainName(asset.symbol)
  const wanted = /^\d{1,9}$/.test(text) ? Number(text) : undefined

  // The first line that pays somebody, until another is chosen.
  useEffect(() => {
    if (!client || text !== '') return
    let isCurrent = true
    void client.ask('window', { from: 0, count: 100, filter: {} }).then(
      ({ entries }) => {
        const first = entries.find(pays)
        if (isCurrent && first) setText(`${first.line}`)
      },
      () => undefined,
    )
    return () => {
      isCurrent = false
    }
  }, [client, text, summary])
  useEffect(() => {
    setEntry(undefined)
    if (!client || wanted === undefined) return
    let isCurrent = true
    const look = async () => {
      const index = await client.ask('entryOfLine', wanted)
      if (index === undefined) return
      const { entries } = await client.ask('window', { from: index, count: 1, filter: {} })
      if (isCurrent) setEntry(entries[0])
    }
    void look().catch(() => undefined)
    return () => {
      isCurrent = false
    }
  }, [client, wanted, summary])

  const seal = async (line: number) => {
    setSealing(true)
    setProblem(undefined)
    try {
      const name = t('testName', { title: title.trim() || t('unnamed', { symbol }), line })
      setSealed({ manifest: await sealTest(line, name), line })
      setText('')
    } catch (error) {
      setProblem(fileErrorText(error))
    } finally {
      setSealing(false)
    }
  }
  return (
    <details className="card test-drop" open={sealed !== undefined ? true : undefined}>
      <summary>{t('testTitle')}</summary>
      <p>{t('testText')}</p>
      {sealed && (
        <Note
          tone="settled"
          title={t('testDone', { fingerprint: sealed.manifest.fingerprint, line: sealed.line })}
          actions={
            <ButtonLink size="small" href={`/drops/${sealed.manifest.dropId}`} target="_blank">
              {t('testOpen')}
            </ButtonLink>
          }
        />
      )}
      {problem && <Note tone="fault">{problem}</Note>}
      <div className="field">
        <label htmlFor="test-line">{t('testLine')}</label>
        <input
          id="test-line"
          type="text"
          inputMode="numeric"
          value={text}
          aria-invalid={text !== '' && !pays(entry)}
          aria-describedby="test-row"
          onChange={(event) => setText(event.target.value.trim())}
        />
        <p id="test-row" className="small">
          {pays(entry) && entry?.account ? (
            <>
              {asset.standard !== 'ERC721' &&
                `${t('testPays', { amount: `${amounts(entry.amount ?? 0n)} ${symbol}` })} `}
              <AddressText address={entry.account} />
            </>
          ) : (
            text !== '' && t('testNobody')
          )}
        </p>
      </div>
      <Button disabled={!pays(entry) || isSealing} onClick={() => entry && void seal(entry.line)}>
        {t('testPrepare')}
      </Button>
    </details>
  )
}
