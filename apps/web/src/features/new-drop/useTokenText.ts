import { useFormats, useText } from '../../i18n/index.ts'
import { toPlainName } from '../../components/UntrustedText.tsx'
import type { Asset } from './asset/fetchAsset.ts'
import { messages } from './messages.generated.ts'
import { useAmounts } from './useAmounts.ts'

/** Writes how much of a token exactly: an amount with its symbol, or how many tokens of an ERC-721. */
export function useTokenText({ standard, decimals, symbol }: Asset): (value: bigint) => string {
  const t = useText(messages)
  const formats = useFormats()
  const amounts = useAmounts(decimals)
  return (value) =>
    standard === 'ERC721'
      ? t('tokenCount', { count: Number(value), exact: formats.count(value) })
      : `${amounts(value)} ${toPlainName(symbol)}`
}
