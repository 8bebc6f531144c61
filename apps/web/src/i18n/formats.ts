import { useMemo } from 'react'
import { createNumberFormat } from '@slotdrop/messages/format'
import { getLocale, useLocale } from './locale.ts'
import { getNumberLocale, useNumberLocale } from './numberLocale.ts'

type Moment = Date | number

/** Numbers and dates as the reader writes them. Moments are dates, or milliseconds since 1970. */
export type Formats = {
  /** 1,234,567. */
  count(value: number | bigint): string
  /** 1.2M. */
  compact(value: number): string
  /** At most so many digits after the point. */
  decimal(value: number, maximumFractionDigits: number): string
  /** $1,142.00 of so many cents. */
  dollars(cents: bigint): string
  /** 20 Nov 2026. */
  day(moment: Moment): string
  /** 20 Nov 2026, 14:05, in the reader's time zone. */
  minute(moment: Moment): string
  /** 14:05, in the reader's time zone. */
  time(moment: Moment): string
  /** 20 November 2026 at 14:05:09 CET. */
  exact(moment: Moment): string
  /** "3 hours ago", "in 2 days"; `milliseconds` from now. */
  relative(milliseconds: number): string
}

const spans = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const

/** See `Formats`. */
export function createFormats(numbers: string = getNumberLocale(), language: string = getLocale().tag): Formats {
  const count = createNumberFormat(numbers)
  const make = (options: Intl.DateTimeFormatOptions) => {
    let format: Intl.DateTimeFormat | undefined
    return (moment: Moment) => (format ??= new Intl.DateTimeFormat(numbers, options)).format(moment)
  }
  let compact: Intl.NumberFormat | undefined
  let dollars: Intl.NumberFormat | undefined
  let relative: Intl.RelativeTimeFormat | undefined
  return {
    count: (value) => count.format(value),
    compact: (value) =>
      (compact ??= new Intl.NumberFormat(numbers, { notation: 'compact', maximumFractionDigits: 1 })).format(value),
    decimal: (value, maximumFractionDigits) => new Intl.NumberFormat(numbers, { maximumFractionDigits }).format(value),
    dollars: (cents) =>
      (dollars ??= new Intl.NumberFormat(numbers, {
        style: 'currency',
        currency: 'USD',
        currencyDisplay: 'narrowSymbol',
        // Sound: digits with a point.
      })).format(`${cents / 100n}.${String(cents % 100n).padStart(2, '0')}` as `${number}`),
    day: make({ dateStyle: 'medium' }),
    minute: make({ dateStyle: 'medium', timeStyle: 'short' }),
    time: make({ timeStyle: 'short' }),
    exact: make({ dateStyle: 'medium', timeStyle: 'long' }),
    relative(milliseconds) {
      relative ??= new Intl.RelativeTimeFormat(language, { numeric: 'auto' })
      const [unit, size] = spans.find(([, length]) => Math.abs(milliseconds) >= length) ?? ['second', 1000]
      return relative.format(Math.round(milliseconds / size), unit)
    },
  }
}

/** See `Formats`; drawn anew when the language or the style of numbers changes. */
export function useFormats(): Formats {
  const { tag } = useLocale()
  const numbers = useNumberLocale()
  return useMemo(() => createFormats(numbers, tag), [numbers, tag])
}
