import { useMemo } from 'react'
import { useLocale } from '../../../i18n/index.ts'

const units = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
  ['second', 1000],
] as const

/** Writes a length of time by the largest unit that fits: "12 sec", "3 min". */
export function useSpan(): (milliseconds: number) => string {
  const { tag } = useLocale()
  return useMemo(() => {
    const formats = new Map(
      units.map(([unit]) => [unit, new Intl.NumberFormat(tag, { style: 'unit', unit, unitDisplay: 'short' })]),
    )
    return (milliseconds) => {
      const [unit, length] = units.find(([, each]) => milliseconds >= each) ?? ['second', 1000]
      return formats.get(unit)?.format(Math.max(0, Math.floor(milliseconds / length))) ?? ''
    }
  }, [tag])
}
