import { useSay } from '../../../i18n/index.ts'
import { useState } from 'react'
import { toPlainName } from '../../../components/UntrustedText.tsx'
import { useKeys } from '../../../components/useKeys.ts'
import { EntryGrid, type ShownIssue } from './EntryGrid.tsx'
import { FindingsPanel } from './FindingsPanel.tsx'
import { ImportFoot } from './ImportFoot.tsx'
import { ListClientContext } from './ListClientContext.ts'
import type { Asset } from '../asset/fetchAsset.ts'
import { ReadingList } from './ReadingList.tsx'
import { SourceChooser } from './SourceChooser.tsx'
import type { NewDropActions } from '../useNewDrop.ts'
import styles from './RecipientsStep.module.css'

/** Who receives: a file, a paste or an earlier drop, judged line by line, repaired in place. */
export function RecipientsStep({
  asset,
  draft,
  onContinue,
}: {
  readonly asset: Asset
  readonly draft: NewDropActions
  readonly onContinue: () => void
}) {
  const { state, client, overview, fix, undo, chooseSource } = draft
  const { source, summary, reading, readSeconds, listError } = state
  const say = useSay()
  const [shown, setShown] = useState<ShownIssue>()
  useKeys(summary?.canUndo ? { z: undo } : {})

  if (!source || listError !== undefined)
    return (
      <SourceChooser
        standard={asset.standard}
        problem={listError === undefined ? undefined : say(listError)}
        initialText={typeof source?.input === 'string' ? source.input : ''}
        onSource={chooseSource}
      />
    )
  if (!summary || !client) return <ReadingList name={source.name} reading={reading} asset={asset} />
  return (
    <ListClientContext value={client}>
      <div className={styles.import}>
        <FindingsPanel
          summary={summary}
          source={source}
          readSeconds={readSeconds}
          asset={asset}
          shown={shown?.kind}
          onShow={(kind) => setShown({ kind })}
          onFix={fix}
          onReplace={() => chooseSource(undefined)}
        />
        <EntryGrid
          client={client}
          summary={summary}
          overview={overview}
          asset={asset}
          symbol={toPlainName(asset.symbol)}
          shownIssue={shown}
          onFix={fix}
        />
      </div>
      <ImportFoot asset={asset} summary={summary} draft={draft} onContinue={onContinue} />
    </ListClientContext>
  )
}
