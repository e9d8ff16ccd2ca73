import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { brandPlugin } from './build/brand-plugin.ts';
import { entryChunks } from './build/entry-chunks.ts';
import { firstPaintPlugin } from './build/first-paint-plugin.ts';

const entry = fileURLToPath(new URL('./src/main.tsx', import.meta.url));

export default defineConfig({
  plugins: [react(), brandPlugin(), firstPaintPlugin()],
  server: {
    port: 5173,
    strictPort: true,
    // The launcher says where Hosting answers when its port was moved.
    proxy: {
      '/api': {
        target: process.env.FANCLUB_HOSTING_URL ?? 'http://127.0.0.1:5000',
        changeOrigin: false,
      },
    },
  },
  build: {
    outDir: 'dist',
    target: 'es2022',
    // Inlined assets would need `data:` in the hosting's content security policy.
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: entryChunks(entry),
        },
      },
    },
  },
  test: {
    name: 'web',
    environment: 'happy-dom',
    // Files share one DOM and one set of modules; setup.ts puts both back after each test.
    isolate: false,
    include: ['src/**/*.test.{ts,tsx}'],
    testTimeout: 20_000,
    // The SDK's window cannot open outside a browser.
    alias: {
      'firebase/auth': fileURLToPath(new URL('./src/testing/fake-google.ts', import.meta.url)),
    },
    setupFiles: ['src/testing/setup.ts'],
  },
});
