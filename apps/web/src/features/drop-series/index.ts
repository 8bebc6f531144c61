export { DropSeriesNote, SeriesOfDrop } from './DropSeriesNote.tsx'
