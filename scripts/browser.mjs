/* Finds a Chrome or Chromium for the browser tests, or installs one. */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { chromium } from 'playwright-core';
import { run, runTool } from './lib/run.mjs';

export const chromeFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

const names = ['google-chrome', 'google-chrome-stable', 'chromium', 'chromium-browser', 'chrome.exe'];

const usualPlaces = [
  '/opt/google/chrome/chrome',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  ...['PROGRAMFILES', 'PROGRAMFILES(X86)', 'LOCALAPPDATA']
    .map((name) => process.env[name])
    .filter((folder) => folder !== undefined)
    .map((folder) => path.join(folder, 'Google/Chrome/Application/chrome.exe')),
];

const onPath = () =>
  (process.env.PATH ?? '')
    .split(path.delimiter)
    .flatMap((folder) => names.map((name) => path.join(folder, name)));

export const findBrowser = () => {
  const chosen = process.env.CHROME_PATH;
  if (chosen && !existsSync(chosen)) throw new Error(`CHROME_PATH names no file: ${chosen}`);
  return [chosen, ...onPath(), ...usualPlaces, chromium.executablePath()].find(
    (file) => file && existsSync(file),
  );
};

const isDebianAsRoot = () => process.getuid?.() === 0 && existsSync('/etc/debian_version');

const installDebian = async () => {
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  const packages = ['chromium', 'fonts-dejavu-core'];
  if ((await run('apt-get', ['update'], { env })) !== 0) return;
  await run('apt-get', ['install', '-y', '--no-install-recommends', ...packages], { env });
};

export const ensureBrowser = async () => {
  const found = findBrowser();
  if (found) return found;
  console.log('No Chrome or Chromium found; installing one for the browser tests.');
  if (isDebianAsRoot()) await installDebian();
  if (!findBrowser()) await runTool('playwright', ['install', 'chromium']);
  const installed = findBrowser();
  if (installed) return installed;
  throw new Error(
    'The browser tests need Chrome or Chromium, and installing one failed. ' +
      'Install it (Debian: apt-get install chromium) or set CHROME_PATH to its program file.',
  );
};

if (import.meta.url === pathToFileURL(process.argv[1]).href) console.log(await ensureBrowser());
