import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'
import { compressed } from './compressed.ts'
import { prerendered } from './prerender.ts'

const api = process.env['API_URL'] ?? 'http://127.0.0.1:3000'

// The identity service is at the page's own origin too.
const served = ['/api', '/healthz', '/identitytoolkit.googleapis.com', '/securetoken.googleapis.com', '/.well-known']
const proxy = Object.fromEntries(served.map((path) => [path, api]))

/**
 * Component tests that leave their document, as who signs up or deletes an account does, or take the place of what it has: the next
 * file would find what is left, and they what the one before has still under way.
 */
const leaving = [
  'src/features/auth/sign-up-private.test.tsx',
  'src/features/settings/erase.test.tsx',
  'src/platform/events-began.test.tsx',
]
const page = {
  environment: 'happy-dom',
  setupFiles: ['src/platform/test-patience.ts', 'src/parts/test-each.ts'],
} as const

export default defineConfig({
  plugins: [react(), tailwindcss(), prerendered(), compressed()],
  build: {
    outDir: 'dist',
    manifest: true,
    // The content policy allows no data: addresses for scripts and fonts, and inlined files are never cached.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            // What every page but the landing page needs, in one file that outlives a release.
            { name: 'react', test: /node_modules\/(react|react-dom|react-router|scheduler)\//, priority: 3 },
            // Icons of many pages: a file of 200 bytes for each one costs a phone more than the bytes do.
            { name: 'icons', test: /node_modules\/lucide-react\//, minShareCount: 3, priority: 3 },
            {
              name: 'data',
              test: /node_modules\/@tanstack\/|src\/platform\/mutation\.ts/,
              minShareCount: 2,
              priority: 3,
            },
            // What the landing page has while it is only read: nothing of the application may come with it.
            {
              name: 'still',
              test: /preload-helper|\/src\/(platform\/storage|features\/landing\/show)\.ts/,
              priority: 4,
            },
            // Small parts of most pages: a page asks for fifteen files less, and compresses better.
            {
              name: 'shared',
              test: /\/src\/(parts|platform|app)\//,
              minShareCount: 11,
              maxModuleSize: 3000,
              priority: 2,
            },
            // What stands around every page, known or not who looks at it, and the small change of each page.
            {
              name: 'frame',
              test: /\/src\/(app\/(App|Guard|routes|Screens|shell\/Shell)|ui\/(card|chip|later|logo|states|title|toasts?))\.tsx?$/,
              priority: 2,
            },
            // The frame's part for members, and what most of their pages have: nobody else asks for it.
            {
              name: 'members',
              test: /\/src\/(app\/(Data|Events|shell\/member)|parts\/(beside|excerpt|scores)|ui\/(fold|health|not-loaded))\.tsx?$/,
              priority: 1,
            },
          ],
        },
      },
    },
  },
  test: {
    testTimeout: 20_000,
    expect: { poll: { timeout: 10_000 } },
    projects: [
      // Rules without a page: the files may share a process.
      { extends: true, test: { name: 'rules', include: ['src/**/*.test.ts'], isolate: false } },
      // Forms and dialogs, in a page without a layout. A document for each file took more than its tests.
      {
        extends: true,
        test: {
          ...page,
          name: 'pages',
          include: ['src/**/*.test.tsx'],
          exclude: leaving,
          isolate: false,
          setupFiles: [...page.setupFiles, 'src/parts/test-document.ts'],
        },
      },
      { extends: true, test: { ...page, name: 'leaving', include: leaving } },
    ],
  },
  server: { proxy },
  preview: { proxy },
})
