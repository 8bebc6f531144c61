import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { ListEntry, Manifest } from '@slotdrop/drops'
import { AddressText } from '../../components/AddressText.tsx'
import { Button, ButtonLink } from '../../components/Button.tsx'
import { Note } from '../../components/Note.tsx'
import { toPlainName } from '../../components/UntrustedText.tsx'
import { say, useText } from '../../i18n/index.ts'
import { messages } from './messages.generated.ts'
import type { Asset } from './asset/fetchAsset.ts'
import { entryOfLineQuery, firstPayableLineQuery, isPayable } from './recipients/listQueries.ts'
import { useAmounts } from './useAmounts.ts'
import type { NewDropActions } from './useNewDrop.ts'
import { Field } from '../../components/forms/Field.tsx'
import { Card } from '../../components/layout/Card.tsx'
import { Disclosure } from '../../components/layout/Disclosure.tsx'

/** One row as a drop of its own, before the list: the whole way for little money. */
export function TestDrop({ asset, draft }: { readonly asset: Asset; readonly draft: NewDropActions }) {
  const t = useText(messages)
  const { client, state, sealTest } = draft
  const { summary, title } = state
  const list = { client, summary }
  const [typed, setTyped] = useState('')
  const [isSealing, setSealing] = useState(false)
  const [sealed, setSealed] = useState<{ readonly manifest: Manifest; readonly line: number }>()
  const [problem, setProblem] = useState<string>()
  // The first line that pays somebody, until another is chosen.
  const { data: firstLine } = useQuery(firstPayableLineQuery(list))
  const text = typed || `${firstLine ?? ''}`
  const { data: found } = useQuery(entryOfLineQuery(list, /^\d{1,9}$/.test(text) ? Number(text) : undefined))
  const entry = found && isPayable(found) ? found : undefined

  const seal = async (line: number) => {
    setSealing(true)
    setProblem(undefined)
    try {
      const name = t('testName', { title: title.trim() || t('unnamed', { symbol: toPlainName(asset.symbol) }), line })
      setSealed({ manifest: await sealTest(line, name), line })
      setTyped('')
    } catch (error) {
      setProblem(say(error))
    } finally {
      setSealing(false)
    }
  }
  return (
    <Card as={Disclosure} open={sealed !== undefined ? true : undefined}>
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
      <Field>
        <label htmlFor="test-line">{t('testLine')}</label>
        <input
          id="test-line"
          type="text"
          inputMode="numeric"
          value={text}
          aria-invalid={text !== '' && !entry}
          aria-describedby="test-row"
          onChange={(event) => setTyped(event.target.value.trim())}
        />
        <p id="test-row" className="small">
          {entry ? <RowText entry={entry} asset={asset} /> : text !== '' && t('testNobody')}
        </p>
      </Field>
      <Button disabled={!entry || isSealing} onClick={() => entry && void seal(entry.line)}>
        {t('testPrepare')}
      </Button>
    </Card>
  )
}

/** Whom a row pays, and how much. */
function RowText({ entry: { account, amount }, asset }: { readonly entry: ListEntry; readonly asset: Asset }) {
  const t = useText(messages)
  const amounts = useAmounts(asset.decimals)
  return (
    <>
      {asset.standard !== 'ERC721' &&
        `${t('testPays', { amount: `${amounts(amount ?? 0n)} ${toPlainName(asset.symbol)}` })} `}
      {account && <AddressText address={account} />}
    </>
  )
}
