import { useCallback, useEffect, useRef, useState } from 'react'

/** Browsers clamp an element's height at some 33.5 million pixels; a million rows are taller than that. */
const tallestPixels = 8_000_000

/** Where a row that is taller than the others stands, and by how much. */
export type TallRow = {
  readonly index: number
  readonly extraPixels: number
}

/**
 * Scrolling over any number of rows of one height: the scroll bar stands for the whole list, and the wheel and keys move by
 * rows, however many rows a pixel of the bar stands for.
 */
export function useScaledScroll({
  count,
  rowPixels,
  tall,
}: {
  readonly count: number
  readonly rowPixels: number
  readonly tall: TallRow | undefined
}) {
  const scroller = useRef<HTMLDivElement>(null)
  const [top, setTop] = useState(0)
  const [viewport, setViewport] = useState(600)
  const expected = useRef(-1)
  const extra = tall?.extraPixels ?? 0
  const content = count * rowPixels + extra
  const spacer = Math.min(content, tallestPixels)
  const lastTop = Math.max(0, content - viewport)
  const perPixel = spacer > viewport ? lastTop / (spacer - viewport) : 1
  const isScaled = spacer < content
  const clamped = Math.min(top, lastTop)

  const scrollTo = useCallback(
    (pixels: number) => {
      const next = Math.max(0, Math.min(pixels, lastTop))
      setTop(next)
      if (!scroller.current) return
      scroller.current.scrollTop = next / perPixel
      expected.current = scroller.current.scrollTop
    },
    [lastTop, perPixel],
  )
  const topRef = useRef(clamped)
  useEffect(() => {
    topRef.current = clamped
  })

  useEffect(() => {
    const element = scroller.current
    if (!element) return
    const resized = new ResizeObserver(() => setViewport(element.clientHeight))
    resized.observe(element)
    setViewport(element.clientHeight)
    return () => resized.disconnect()
  }, [])

  useEffect(() => {
    const element = scroller.current
    if (!element) return
    const onScroll = () => {
      // The browser rounds; what was asked for is not to be read back from its bar.
      if (Math.abs(element.scrollTop - expected.current) < 1.5) return
      expected.current = -1
      setTop(element.scrollTop * perPixel)
    }
    const onWheel = (event: WheelEvent) => {
      if (!isScaled || event.ctrlKey) return
      event.preventDefault()
      scrollTo(topRef.current + event.deltaY * (event.deltaMode === WheelEvent.DOM_DELTA_LINE ? rowPixels : 1))
    }
    element.addEventListener('scroll', onScroll, { passive: true })
    element.addEventListener('wheel', onWheel, { passive: false })
    return () => {
      element.removeEventListener('scroll', onScroll)
      element.removeEventListener('wheel', onWheel)
    }
  }, [perPixel, isScaled, rowPixels, scrollTo])

  const placeOf = (index: number) => index * rowPixels + (tall && index > tall.index ? extra : 0)
  const indexAt = (pixels: number) =>
    tall && pixels >= (tall.index + 1) * rowPixels + extra
      ? Math.floor((pixels - extra) / rowPixels)
      : Math.min(Math.floor(pixels / rowPixels), tall && pixels >= tall.index * rowPixels ? tall.index : Infinity)
  // Rows stand in a layer as tall as what is seen, which clips: those beyond it cost time and never show. One is for a viewport that has just grown.
  const overscan = 1
  const first = Math.max(0, indexAt(clamped) - overscan)
  const last = Math.min(count - 1, indexAt(clamped + viewport) + overscan)
  return {
    /** The element that scrolls. */
    scroller,
    spacerPixels: spacer,
    viewportPixels: viewport,
    /** Rows to draw, each with its place in the viewport. */
    rows: Array.from({ length: Math.max(0, last - first + 1) }, (_, place) => ({
      index: first + place,
      top: placeOf(first + place) - clamped,
    })),
    /** First and last row that is seen, as parts of the whole. */
    seen: count === 0 ? undefined : { from: clamped / content, to: Math.min(1, (clamped + viewport) / content) },
    rowsPerPage: Math.max(1, Math.floor(viewport / rowPixels) - 1),
    scrollToPart: (part: number) => scrollTo(part * content - viewport / 2),
    /** Moves as little as is needed for a row to be seen; `center` puts it in the middle. */
    reveal(index: number, align: 'nearest' | 'center' = 'nearest') {
      const place = placeOf(index)
      if (align === 'center') scrollTo(place - viewport / 2 + rowPixels)
      else if (place < topRef.current) scrollTo(place)
      else if (place + rowPixels + (tall?.index === index ? extra : 0) > topRef.current + viewport)
        scrollTo(place + rowPixels + (tall?.index === index ? extra : 0) - viewport)
    },
  }
}
