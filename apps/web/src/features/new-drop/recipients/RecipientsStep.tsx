import { formatAmount, type ListSummary } from '@slotdrop/drops'
import { useSay, useText } from '../../../i18n/index.ts'
import { typedList } from '../../../device/typedList.ts'
import { messages } from '../messages.generated.ts'
import { useState } from 'react'
import { toPlainName } from '../../../components/UntrustedText.tsx'
import { useKeys } from '../../../components/useKeys.ts'
import { EntryGrid, type ShownIssue } from './EntryGrid.tsx'
import { FindingsPanel } from './FindingsPanel.tsx'
import { ImportFoot } from './ImportFoot.tsx'
import { ListClientContext } from './ListClientContext.ts'
import type { Asset } from '../asset/fetchAsset.ts'
import { ReadingList } from './ReadingList.tsx'
import { keepReading } from './reading/keepReading.ts'
import { ListHead } from './reading/ListHead.tsx'
import { ReplaceNote } from './sources/ReplaceNote.tsx'
import { SourceChooser } from './sources/SourceChooser.tsx'
import { usePastedList } from './sources/usePastedList.ts'
import { useFileTarget } from '../../../components/forms/useFileTarget.ts'
import type { ListSource } from '../newDropMachine.ts'
import type { NewDropActions } from '../useNewDrop.ts'
import { StepBar } from '../StepBar.tsx'
import styles from './RecipientsStep.module.css'

/** A pasted list as it may be typed again: an amount for all has a line of its own. */
function typedText(input: string, summary: ListSummary | undefined, { decimals }: Asset): string {
  const { allocation } = summary?.format ?? {}
  if (allocation?.kind !== 'equal') return input
  return `${input.trimEnd()}\n${formatAmount(allocation.amount, decimals, { locale: null })} each`
}

/** Who receives: a file, a paste or an earlier drop, judged line by line, repaired in place. */
export function RecipientsStep({
  asset,
  draft,
  shownLines,
  onBack,
  onContinue,
}: {
  readonly asset: Asset
  readonly draft: NewDropActions
  /** Lines that the review asks for. */
  readonly shownLines?: Uint32Array | undefined
  readonly onBack: () => void
  readonly onContinue: () => void
}) {
  const { state, client, overview, fix, undo, chooseSource } = draft
  const { source, summary, repeated, reading, readSeconds, listError } = state
  const say = useSay()
  const t = useText(messages)
  const [shown, setShown] = useState<ShownIssue>()
  const replace = () => {
    // A text that was pasted is there to be changed.
    if (draft.key !== undefined && source?.name === t('pastedList') && typeof source.input === 'string')
      typedList.set(draft.key, typedText(source.input, summary, asset))
    chooseSource(undefined)
  }
  useKeys(summary?.canUndo ? { z: undo } : {})
  const readWithout = () => {
    for (let decision = 0; decision < repeated; decision++) undo()
  }
  const goOn = () => {
    if (client && summary) void keepReading(client, summary)
    onContinue()
  }
  const isChoosing = !source || listError !== undefined
  // A list that is open has decisions: another one takes its place only when that is confirmed.
  const [offered, setOffered] = useState<ListSource>()
  const take = (found: ListSource) => {
    if (!isChoosing) {
      setOffered(found)
      return
    }
    if (draft.key !== undefined) typedList.set(draft.key, '')
    chooseSource(found)
  }
  usePastedList({
    onText: (input) => take({ name: t('pastedList'), input }),
    onFile: (input) => take({ name: input.name, input }),
  })
  const { isOver, targetProps } = useFileTarget((input) => take({ name: input.name, input }))

  if (isChoosing)
    return (
      <div className={styles.source} {...targetProps}>
        <SourceChooser
          isOver={isOver}
          asset={asset}
          client={client}
          problem={listError === undefined ? undefined : say(listError)}
          initialText={typeof source?.input === 'string' ? source.input : ''}
          draftKey={draft.key}
          onSource={chooseSource}
        />
        <StepBar step="Recipients" onBack={onBack} />
      </div>
    )
  if (!summary || !client) return <ReadingList name={source.name} reading={reading} asset={asset} />
  return (
    <ListClientContext value={client}>
      <div className={styles.list} {...targetProps}>
        {offered && (
          <ReplaceNote
            offered={offered}
            onReplace={() => {
              setOffered(undefined)
              chooseSource(offered)
            }}
            onKeep={() => setOffered(undefined)}
          />
        )}
        <ListHead
          summary={summary}
          asset={asset}
          onSplit={draft.kept?.series ? undefined : draft.split}
          onForget={repeated > 0 ? readWithout : undefined}
          onFix={fix}
        />
        <div className={styles.import}>
          <FindingsPanel
            summary={summary}
            source={source}
            readSeconds={readSeconds}
            asset={asset}
            shown={shown?.kind}
            onShow={(kind) => setShown({ kind })}
            onFix={fix}
            onSource={chooseSource}
            onReplace={replace}
          />
          <EntryGrid
            client={client}
            summary={summary}
            overview={overview}
            asset={asset}
            symbol={toPlainName(asset.symbol)}
            shownIssue={shown}
            shownLines={shownLines}
            onFix={fix}
          />
        </div>
      </div>
      <ImportFoot asset={asset} summary={summary} draft={draft} onBack={onBack} onContinue={goOn} />
    </ListClientContext>
  )
}
