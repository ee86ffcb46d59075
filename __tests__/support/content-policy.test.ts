import { policyOf, withPolicy } from '@/scripts/lib/content-policy.mjs';

const page = (scripts: string) => `<html><head><title>x</title>${scripts}</head><body></body></html>`;

test('a script that stands in the page is named by its hash, others by their origin', () => {
  const policy = policyOf(page('<script>go()</script><script src="/a.js" defer></script>'));
  // printf 'go()' | openssl dgst -sha256 -binary | base64
  expect(policy).toContain("'sha256-5KYv+PUboo5h+0+YAtGRPbwv5d/QxzHslP4YGnUaxRw='");
  expect(policy.match(/sha256-/g)).toHaveLength(1);
  expect(policy).not.toMatch(/script-src[^;]*('unsafe-inline'|'unsafe-eval')/);
});

test('the policy comes before anything that a page loads', () => {
  expect(withPolicy(page('<script src="/a.js"></script>'))).toMatch(
    /^<html><head><meta http-equiv="Content-Security-Policy" content="[^"]+"\/><title>/,
  );
});
