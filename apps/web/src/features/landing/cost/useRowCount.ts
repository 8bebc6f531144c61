import { useState } from 'react'
import { useFormats } from '../../../i18n/index.ts'
import { readRowCount } from './estimateGas.ts'

/** How many recipients somebody asks about: by the slider, or by a text that may be no number. */
export function useRowCount(initial: number) {
  const { count } = useFormats()
  const [rows, setRows] = useState(initial)
  const [typed, setTyped] = useState<string>()
  const isMalformed = typed !== undefined && readRowCount(typed) === undefined
  return {
    /** The last number that was one. */
    rows,
    /** What the field shows: as it is typed, and as the reader writes numbers when it is left. */
    text: typed ?? count(rows),
    isMalformed,
    type: (text: string) => {
      setTyped(text)
      setRows((before) => readRowCount(text) ?? before)
    },
    slide: (to: number) => {
      setTyped(undefined)
      setRows(to)
    },
    leave: () => {
      if (!isMalformed) setTyped(undefined)
    },
  }
}
