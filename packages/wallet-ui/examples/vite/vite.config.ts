import { defineConfig } from 'vite'

export default defineConfig({
  build: { rolldownOptions: { input: ['index.html', 'gallery.html'] }, chunkSizeWarningLimit: 1000 },
})
