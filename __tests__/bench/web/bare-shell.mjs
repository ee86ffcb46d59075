import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { orFail, quietExpo, root, runTool } from '../../../scripts/lib/run.mjs';

const files = {
  'package.json': JSON.stringify({ name: 'bare-shell', version: '1.0.0', main: 'expo-router/entry' }),
  'app.json': JSON.stringify({
    expo: { name: 'bare-shell', slug: 'bare-shell', web: { output: 'single' }, plugins: ['expo-router'] },
  }),
  'metro.config.js': `
    const path = require('node:path');
    const config = require('expo/metro-config').getDefaultConfig(__dirname);
    config.watchFolders = [path.resolve(__dirname, '../../node_modules')];
    module.exports = config;`,
  'app/index.js': `
    import { useState } from 'react';
    import { Pressable, Text, View } from 'react-native';
    export default () => {
      const [count, setCount] = useState(0);
      return (
        <View>
          <Text>Hello</Text>
          <Pressable role="button" onPress={() => setCount(count + 1)}><Text>{count}</Text></Pressable>
        </View>
      );
    };`,
};

/** What every app on this stack pays: an expo-router app with a line of text and a counter, exported beside ours. */
export const exportBareShell = async () => {
  const folder = path.join(root, 'dist/bare-shell');
  await rm(folder, { recursive: true, force: true });
  await mkdir(path.join(folder, 'app'), { recursive: true });
  for (const [name, text] of Object.entries(files)) await writeFile(path.join(folder, name), text);
  const env = { ...quietExpo, CI: '1', NODE_ENV: 'production' };
  const args = ['export', '--platform', 'web', '--output-dir', 'web'];
  await orFail('Export of the bare shell', runTool('expo', args, { env, cwd: folder }));
  return path.join(folder, 'web');
};
