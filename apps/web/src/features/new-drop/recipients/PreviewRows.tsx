import { issueSentence, type ListEntry } from '@slotdrop/drops'
import { AddressText } from '../../../components/AddressText.tsx'
import { classNames } from '../../../components/classNames.ts'
import { useSay } from '../../../i18n/index.ts'
import type { Asset } from '../asset/fetchAsset.ts'
import { useAmounts } from '../useAmounts.ts'
import styles from './PreviewRows.module.css'

/** The first rows of a list that is not open yet. */
export function PreviewRows({
  entries,
  asset,
  hasProblems = false,
}: {
  readonly entries: readonly ListEntry[]
  readonly asset: Asset
  /** Names the problem of each row that has one. A name is none: it is looked up once the list is open. */
  readonly hasProblems?: boolean
}) {
  const say = useSay()
  const amounts = useAmounts(asset.decimals)
  return (
    <ol className={styles.rows} data-testid="preview-rows">
      {entries.map(({ line, account, name, text, amount, id, issues }) => {
        const problem = hasProblems
          ? issues.find(({ kind, severity }) => severity === 'error' && kind !== 'address-is-a-name')
          : undefined
        const paid =
          asset.standard === 'ERC721' ? id !== undefined && `#${id}` : amount !== undefined && amounts(amount)
        return (
          <li key={line}>
            <span className={classNames('small', styles.end)}>{line}</span>
            {account ? <AddressText address={account} /> : <code>{name ?? text.slice(0, 120)}</code>}
            <span className={classNames('figure', styles.end)}>{paid}</span>
            {problem && <p className={classNames('small', styles.problem)}>{say(issueSentence(problem))}</p>}
          </li>
        )
      })}
    </ol>
  )
}
