// What every page runs before its first paint: small, and without any library.
import { keepTouches } from './keepTouches.ts'
import { runAfterPaint } from './runAfterPaint.ts'
import { showTheme } from './showTheme.ts'

showTheme()
runAfterPaint()
keepTouches()
