import { useQuery } from '@tanstack/react-query'
import { useDeferredValue } from 'react'
import { Button } from '../../../../components/Button.tsx'
import { Field } from '../../../../components/forms/Field.tsx'
import { ButtonRow } from '../../../../components/layout/ButtonRow.tsx'
import { toPlainName } from '../../../../components/UntrustedText.tsx'
import { useText } from '../../../../i18n/index.ts'
import type { ListClient } from '../../../../workers/createListClient.ts'
import type { Asset } from '../../asset/fetchAsset.ts'
import { messages } from '../../messages.generated.ts'
import type { ListSource } from '../../newDropMachine.ts'
import { smallListQuery } from '../listQueries.ts'
import { PreviewRows } from '../PreviewRows.tsx'
import styles from './PastedList.module.css'
import { isSmallList, maxSmallLines, readSmallList } from './readSmallList.ts'

/** A list that is typed or pasted. A short one shows its rows as they are read. */
export function PastedList({
  text,
  example,
  asset,
  client,
  onText,
  onSource,
}: {
  readonly text: string
  readonly example: string
  readonly asset: Asset
  readonly client: ListClient | undefined
  readonly onText: (text: string) => void
  readonly onSource: (source: ListSource) => void
}) {
  const t = useText(messages)
  const { decimals, standard, symbol } = asset
  const hasAmounts = standard !== 'ERC721'
  const shown = useDeferredValue(text)
  const { input, each } = hasAmounts ? readSmallList(text, { symbol, decimals }) : { input: text, each: undefined }
  const isSmall = isSmallList(shown)
  const { data } = useQuery(
    smallListQuery(isSmall ? client : undefined, {
      asset,
      ...(hasAmounts ? readSmallList(shown, { symbol, decimals }) : { input: shown, each: undefined }),
    }),
  )
  const read = () =>
    onSource({
      name: t('pastedList'),
      input,
      ...(each === undefined ? {} : { fixes: [{ kind: 'allocation', allocation: { kind: 'equal', amount: each } }] }),
    })
  return (
    <div className={styles.small}>
      <Field>
        <label htmlFor="pasted">{t('listOfRecipients')}</label>
        <textarea
          id="pasted"
          spellCheck={false}
          placeholder={example}
          value={text}
          aria-describedby="pasted-hint"
          onChange={(event) => onText(event.target.value)}
        />
        <p id="pasted-hint" className="small">
          {hasAmounts ? t('pastedHint', { symbol: toPlainName(symbol) }) : t('pastedIdsHint')}
        </p>
        <ButtonRow>
          <Button variant="primary" disabled={input.trim() === ''} onClick={read}>
            {t('readThisList')}
          </Button>
        </ButtonRow>
      </Field>
      <section aria-label={t('rowsSoFar')}>
        {isSmall ? (
          <PreviewRows entries={data?.entries ?? []} asset={asset} hasProblems />
        ) : (
          <p className="muted">{t('tooLongToShow', { lines: maxSmallLines })}</p>
        )}
      </section>
    </div>
  )
}
