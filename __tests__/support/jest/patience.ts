import { configure } from '@testing-library/react-native';

// A busy machine is no failure: what is awaited may take longer than the usual second.
configure({ asyncUtilTimeout: 10_000 });
